import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";

const touched = [["equipment"]] as const;

export const useSetPhoto = () =>
  useWrite(({ equipment }) => equipment.setPhoto, {
    success: "equipment:said.photoSet",
    failure: "equipment:failed.photo",
    invalidates: touched,
  });

/** What somebody else wrote meanwhile is shown beside it by the field. */
export const useRenameFile = () =>
  useWrite(({ equipment }) => equipment.renameFile, {
    failure: "equipment-photos:failed.caption",
    invalidates: touched,
    shownInPlace: ["stale"],
  });

/** The file leaves the machine; its trace stays in the logbook. */
export const useRemoveFile = () =>
  useWrite(({ equipment }) => equipment.removeFile, {
    success: "equipment:said.fileRemoved",
    failure: "equipment:failed.file",
    invalidates: touched,
  });

/** `onSent` is told also where the screen has gone meanwhile. */
export function useCreateSection(onSent: () => void) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"equipment.createSection">) => client.equipment.createSection.mutate(input),
    onSuccess: onSent,
    meta: { failure: "equipment:failed.section", invalidates: touched },
  });
}

/** What somebody else called it meanwhile is shown beside it by the field. */
export const useUpdateSection = () =>
  useWrite(({ equipment }) => equipment.updateSection, {
    failure: "equipment:failed.section",
    invalidates: touched,
    shownInPlace: ["stale"],
  });

/** Puts the sections into this order; only those that are elsewhere are written. */
export function useOrderSections() {
  const client = useClient();
  return useMutation({
    mutationFn: async (sections: readonly { id: string; version: number; position: number }[]) => {
      const moved = sections.flatMap(({ id, version, position }, index) =>
        position === index ? [] : [{ id, version, position: index, base: { position } }],
      );
      await Promise.all(moved.map((section) => client.equipment.updateSection.mutate(section)));
    },
    meta: { failure: "equipment:failed.section", invalidates: touched },
  });
}

export const useRemoveSection = () =>
  useWrite(({ equipment }) => equipment.removeSection, {
    success: "equipment:said.sectionRemoved",
    failure: "equipment:failed.section",
    invalidates: [["equipment"], ["spareParts"]],
    shownInPlace: ["conflict"],
  });
