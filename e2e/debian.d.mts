/** What is missing and how to get it; nothing when all is there, or could be installed from Debian's packages. */
export function missingPrograms(programs: readonly string[], packages: readonly string[]): string | undefined;
