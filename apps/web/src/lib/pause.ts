/** Lets the browser paint and answer before what follows. */
export const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));
