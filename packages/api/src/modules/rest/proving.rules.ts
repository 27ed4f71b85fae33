import { type ChainValue, canonicalJson } from "@ymp/core/definitions/chain";
import { contentToCountersign, hashToSign, plain } from "./rest.rules.ts";

/** A signature as it is kept. */
export interface KeptSignature {
  readonly monthId: string;
  readonly edition: number;
  /** The month as it was signed first; null of whoever signed after. */
  readonly content: object | null;
  readonly notes: readonly object[] | null;
  readonly previousHash: string;
  readonly hash: string;
}

/**
 * The first signature that does not follow from those before it; null where all do. Each edition is proved by its own rule: by the first,
 * the master bears the hash of the seafarer, and causes of breaches stand beside it.
 * @param signatures of one person, the oldest first
 */
export function firstBrokenSignature<Signature extends KeptSignature>(
  genesis: string,
  signatures: readonly Signature[],
): Signature | null {
  let head = genesis;
  const months = new Map<string, Signature>();
  for (const signature of signatures) {
    const first = months.get(signature.monthId);
    if (first === undefined) months.set(signature.monthId, signature);
    if (first && signature.edition === 1) {
      if (signature.hash !== first.hash || signature.previousHash !== first.previousHash) return signature;
      continue;
    }
    if (signature.previousHash !== head || !isAsSigned(signature, first)) return signature;
    head = signature.hash;
  }
  return null;
}

function isAsSigned({ content, notes, edition, previousHash, hash }: KeptSignature, first: KeptSignature | undefined) {
  if (first)
    return content === null && hash === hashToSign(previousHash, contentToCountersign(first.hash, notes ?? []));
  if (content === null) return false;
  const signed = plain(content);
  const isNoted = edition === 1 || textOf(Reflect.get(content, "notes")) === textOf(notes);
  return isNoted && hash === hashToSign(previousHash, signed);
}

const textOf = (notes: unknown): string => canonicalJson(plain(notes ?? []) satisfies ChainValue);
