import { partsWithMentions } from "./mentions.ts";

/** A comment's words with the names of those who were called in it set apart. */
export function MentionedText({ text, names }: { text: string; names: readonly string[] }) {
  return partsWithMentions(text, names).map(({ text: part, isMention }, index) =>
    isMention ? (
      // The parts of one text never change their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="text-link">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
