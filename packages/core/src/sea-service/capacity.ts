const plain = (words: string) => words.trim().toLowerCase();

/** Whether a testimonial says another capacity than the engagement that it is of. */
export const isOtherCapacity = (capacity: string, engagedAs: string | null): engagedAs is string =>
  engagedAs !== null && plain(capacity) !== "" && plain(capacity) !== plain(engagedAs);
