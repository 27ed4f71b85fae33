import { newId } from "@ymp/core/ids";
import { type MatchGround, matchPhotos } from "@ymp/core/maintenance/photo-matching";
import { useEffect, useRef, useState } from "react";
import type { RegisterNode } from "./equipment.queries.ts";
import { readPictureCodes } from "./read-picture-codes.ts";

/** A photo from the device and the machine it is thought to show. */
export interface PhotoProposal {
  key: string;
  file: File;
  /** Address of the picture on this device. */
  previewUrl: string;
  equipmentId: string | null;
  /** Why that machine; null where nothing told, or where a person chose. */
  ground: MatchGround | null;
}

/** Photos that wait to be put to their machines: looked at one after another, then corrected by a person. */
export function usePhotoProposals(nodes: readonly RegisterNode[]) {
  const [proposals, setProposals] = useState<readonly PhotoProposal[]>([]);
  const [reading, setReading] = useState(0);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  const add = async (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    setReading((before) => before + pictures.length);
    for (const file of pictures) {
      const key = newId();
      const codes = await readPictureCodes(file);
      const [match] = matchPhotos([{ key, path: file.webkitRelativePath || file.name, codes }], nodes);
      const previewUrl = URL.createObjectURL(file);
      urls.current.add(previewUrl);
      const { equipmentId = null, ground = null } = match ?? {};
      setProposals((before) => [...before, { key, file, previewUrl, equipmentId, ground }]);
      setReading((before) => before - 1);
    }
  };
  const choose = (key: string, equipmentId: string | null) =>
    setProposals((before) => before.map((one) => (one.key === key ? { ...one, equipmentId, ground: null } : one)));
  const remove = (keys: ReadonlySet<string>) => setProposals((before) => before.filter(({ key }) => !keys.has(key)));
  return { proposals, reading, add, choose, remove };
}
