import type { GuestDisclosureKind } from "@ymp/core/guests/guest-disclosures";
import type { DisclosureKind } from "@ymp/core/people/disclosure-kinds";
import type { VesselScope } from "../../context.ts";

/** What an answer gives away that is close to people, and whose it is. */
export type GivenOut = GivenOfPeople | GivenOfGuests;

export interface GivenOfPeople {
  readonly kind: DisclosureKind;
  readonly profileIds: readonly string[] | "everybody";
}

export interface GivenOfGuests {
  readonly kind: GuestDisclosureKind;
  readonly guestIds: readonly string[];
}

export const isOfGuests = (given: GivenOut): given is GivenOfGuests => "guestIds" in given;

/**
 * The use case of a procedure that gives out what is close to people, with how its answer tells whose it was. The gate
 * records it before the answer leaves.
 */
export function withDisclosureLog<Asked extends { readonly ctx: { readonly scope: VesselScope } }, Answer>(
  useCase: (asked: Asked) => Promise<Answer>,
  givenBy: (answer: Answer, asked: Asked) => readonly GivenOut[],
): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    const answer = await useCase(asked);
    asked.ctx.scope.givenOut.push(...givenBy(answer, asked));
    return answer;
  };
}
