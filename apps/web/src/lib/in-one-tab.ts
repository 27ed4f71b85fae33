/**
 * Does the work in one tab of the browser at a time. Browsers without locks, or that refuse them with the rest of their storage,
 * do it in every tab: for work that is harmless when done twice.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    if (navigator.locks) await navigator.locks.request(name, begin);
    else await begin();
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
