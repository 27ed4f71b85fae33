/** Code with its comments blanked out, position for position, so that words in them are not taken for code. */
export function withoutComments(code: string): string {
  return code.replace(COMMENT_OR_TEXT, (found) => (isComment(found) ? found.replace(/[^\n]/g, " ") : found));
}

/** Strings are matched too, so that a `//` inside an address does not begin a comment. */
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[=(,:;!&|?{}\n]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;

function isComment(found: string): boolean {
  return found.startsWith("//") || found.startsWith("/*");
}
