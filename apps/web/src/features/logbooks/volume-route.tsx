import { useVolumeAddress } from "./use-volume-address.ts";
import { VolumeScreen } from "./volume-screen.tsx";

export function VolumeRoute({ bookId }: { bookId: string }) {
  return <VolumeScreen bookId={bookId} {...useVolumeAddress()} />;
}
