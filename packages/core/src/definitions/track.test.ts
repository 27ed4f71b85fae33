import { describe, expect, it } from "vitest";
import { fixAt, readTrack } from "./track.ts";

const gpx = `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>
  <trkpt lat="43.5" lon="7.1"><ele>2</ele><time>2026-03-01T09:00:00Z</time></trkpt>
  <trkpt lon='-7.2' lat='0'><time>2026-03-01T08:00:00Z</time></trkpt>
  <trkpt lat="91" lon="7"><time>2026-03-01T10:00:00Z</time></trkpt>
  <trkpt lat="43.4" lon="7.2"></trkpt>
  <trkpt lat="x" lon="7"><time>2026-03-01T11:00:00Z</time></trkpt>
</trkseg></trk></gpx>`;

describe("a track", () => {
  it("is read from GPX in the order of time; zero is the equator, and what cannot be read is left out", () => {
    expect(readTrack(gpx)).toEqual([
      { at: Date.parse("2026-03-01T08:00:00Z"), position: { lat: "0.000000", lon: "-7.200000" } },
      { at: Date.parse("2026-03-01T09:00:00Z"), position: { lat: "43.500000", lon: "7.100000" } },
    ]);
  });

  it("is read from the RMC sentences of NMEA 0183, whose sum holds and whose fix was good", () => {
    const good = "$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230326,003.1,W*63";
    const [fix, ...others] = readTrack(
      [
        good,
        good.replace("4807", "4808"),
        good.replace(",A,", ",V,").replace(/\*.*/, ""),
        "$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47",
        "noise",
      ].join("\r\n"),
    );
    expect(others).toEqual([]);
    expect(fix).toEqual({ at: Date.parse("2026-03-23T12:35:19Z"), position: { lat: "48.117300", lon: "11.516667" } });
    const south = "2026-03-23 \\s:gps*00\\$GNRMC,000001.00,A,3351.5000,S,15112.6000,W,0.1,,010126,,,A";
    expect(readTrack(south)).toEqual([
      { at: Date.parse("2026-01-01T00:00:01Z"), position: { lat: "-33.858333", lon: "-151.210000" } },
    ]);
  });

  it.each(["", "not a track", "<gpx>", "<gpx><trkpt", "$GPRMC,,V,,,,,,,,,,N*53"])("is none in %j", (text) => {
    expect(readTrack(text)).toEqual([]);
  });

  it("tells the fix nearest to a time, and none where it has no near one", () => {
    const track = readTrack(gpx);
    const near = (clock: string, minutes = 10) =>
      fixAt(track, Date.parse(`2026-03-01T${clock}:00Z`), minutes * 60_000)?.position.lon ?? null;
    expect([near("08:04"), near("08:55"), near("09:10"), near("07:50")]).toEqual([
      ...["-7.200000", "7.100000", "7.100000", "-7.200000"],
    ]);
    expect([near("08:30"), near("09:11"), near("07:00")]).toEqual([null, null, null]);
    expect(fixAt([], 0, 1)).toBeNull();
  });
});
