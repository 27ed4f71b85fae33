/** A phone on a slow link: the conditions that Chromium's own tools call "Slow 4G" and "4x slowdown". */
export const slowLink = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375, offline: false };
export const slowedCpu = 4;

export const describeLink = `${slowLink.latency} ms a round trip, ${(slowLink.downloadThroughput * 8) / 1e6} Mbit/s down, ${(slowLink.uploadThroughput * 8) / 1e6} Mbit/s up, processor ${slowedCpu} times slower`;
