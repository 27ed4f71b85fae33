import { useMutation } from "@tanstack/react-query";
import { fileAddress } from "@ymp/core/file-address";
import { limitedFetch } from "../../app/limited-fetch.ts";
import { useServices } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import { uploadsOf } from "../../lib/uploads/use-uploads.ts";
import type { MachineFile } from "./equipment.queries.ts";

/** Turns a photo by a quarter to the right: a picture is drawn again and takes the other's place. */
export function useTurnPhoto() {
  const services = useServices();
  const accountId = useSession().account.id;
  const vesselId = useVessel().id;
  return useMutation({
    mutationFn: async (photo: MachineFile) => {
      const turned = await turnedPicture(fileAddress(vesselId, photo.fileId, "original"), photo.name);
      await uploadsOf(services).add([turned], {
        ...{ accountId, vesselId, place: `equipment-photo:${photo.id}` },
        afterwards: (fileId) => ({ path: "equipment.replacePhoto", input: { id: photo.id, fileId } }),
      });
    },
    meta: { failure: "equipment-photos:failed.turn" },
  });
}

async function turnedPicture(address: string, name: string): Promise<File> {
  const answer = await limitedFetch(address);
  if (!answer.ok) throw new Error(`The photo could not be read: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.height;
  canvas.height = bitmap.width;
  const context = canvas.getContext("2d");
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  if (!blob) throw new Error("The browser could not draw the photo.");
  return new File([blob], `${name.replace(/\.[^.]+$/, "")}.jpg`, { type: "image/jpeg" });
}
