import type { Department } from "../vessel-definition.ts";

/** What is written when there is little to say. */
export const genericFindings: Record<Department, readonly string[]> = {
  engineering: [
    "Carried out as planned, no remarks.",
    "All readings normal. Area cleaned and left dry.",
    "Done. Slight wear within limits, check again next time.",
    "Done, tested and back in service.",
    "Completed. One clamp retightened, no leaks after 20 minutes running.",
    "No defects found. Pressures and temperatures as last time.",
  ],
  deck: [
    "Inspected and tested, in good order.",
    "Washed with fresh water, greased, tested under load.",
    "Done. No corrosion found.",
    "Completed, moving parts free, split pins checked.",
    "In good order. Record updated.",
  ],
  bridge: [
    "Tested, working normally. Entered in the log.",
    "Self test passed, all values within limits.",
    "Done with the officer of the watch. No remarks.",
    "Checked against the second sensor, difference within limits.",
  ],
  interior: [
    "Done between guest trips, no remarks.",
    "Cleaned and checked, all in order.",
    "Completed. One seal renewed from stock.",
  ],
  galley: [
    "Cleaned and tested before service.",
    "Done. Temperatures steady after two hours.",
    "Completed, nothing to report.",
  ],
  shore: ["Done."],
};
