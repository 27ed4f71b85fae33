/** The parameters of a message after a call that answers how many records it changed. */
export const countChanged = ({ changed }: { changed: number }) => ({ count: changed });
