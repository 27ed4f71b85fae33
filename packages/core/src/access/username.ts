const shortest = 3;

/** "Zoë van der Berg" as "zoe.vanderberg"; letters without a plain form stay as they are. */
export function proposeUsername({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const plain = [firstName, lastName].map(plainWord).filter(Boolean).join(".").slice(0, 50);
  return plain.length >= shortest ? plain : `${plain}.crew`.replace(/^\./, "");
}

function plainWord(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]/gu, "");
}
