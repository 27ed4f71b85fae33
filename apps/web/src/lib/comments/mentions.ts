export interface MentionedPerson {
  id: string;
  name: string;
}

/** The people whose full names stand after an @ in the text. */
export function mentionsIn(text: string, people: readonly MentionedPerson[]): string[] {
  return people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
}

export interface TextPart {
  text: string;
  isMention: boolean;
}

/** The text cut at the names that are mentioned in it; the longest name wins where one begins like another. */
export function partsWithMentions(text: string, names: readonly string[]): TextPart[] {
  const known = names.toSorted((a, b) => b.length - a.length).map((name) => `@${name}`);
  const parts: TextPart[] = [];
  let plain = "";
  const keepPlain = () => {
    if (plain) parts.push({ text: plain, isMention: false });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const mention = known.find((name) => text.startsWith(name, at));
    if (mention) {
      keepPlain();
      parts.push({ text: mention, isMention: true });
    } else plain += text[at];
    at += mention?.length ?? 1;
  }
  keepPlain();
  return parts;
}
