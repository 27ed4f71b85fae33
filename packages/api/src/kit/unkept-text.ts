/** PostgreSQL holds no NUL, and half of a surrogate pair is no character. */
const unkept = /[\0\p{Cs}]/u;
const isKeepable = (text: string): boolean => !unkept.test(text);

/** The paths of texts in an input that cannot be kept, as field errors name them. */
export function unkeptTexts(input: unknown): string[] {
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value === "string") {
      if (!isKeepable(value)) found.push(path);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        const place = path === "" ? name : `${path}.${name}`;
        if (isKeepable(name)) look(part, place);
        else found.push(path);
      }
    }
  };
  look(input, "");
  return found;
}
