import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";

/** Service in another ship, as the person told it. */
export const earlierServicePolicy = fieldPolicy({
  states: ["told"],
  rows: {
    vesselName: ["person"],
    officialNumber: ["person"],
    flag: ["person"],
    grossTonnage: ["person"],
    lengthMetres: ["person"],
    powerKw: ["person"],
    capacity: ["person"],
    startsOn: ["person"],
    endsOn: ["person"],
    actualDays: ["person"],
    standByDays: ["person"],
    yardDays: ["person"],
    watchDays: ["person"],
    distanceNm: ["person"],
    areas: ["person"],
    remarks: ["person"],
    paperId: ["person"],
    added: ["person"],
    removed: ["person"],
  },
  heads: "any",
  words: { person: "sea-service:refusal.notYours" },
});
export type EarlierServiceField = keyof typeof earlierServicePolicy.rows;

export const heldEarlierService = (isOwn: boolean): HeldRecord<"told"> => ({
  state: "told",
  createdBy: null,
  department: null,
  isOwn,
});

/** A testimonial. Who may write it at all is asked before (`mayDraftTestimonial`); once it is signed nobody changes a word. */
export const testimonialPolicy = fieldPolicy({
  states: ["draft", "signed", "withdrawn"],
  rows: {
    startsOn: ["crew", "nobody", "nobody"],
    endsOn: ["crew", "nobody", "nobody"],
    capacity: ["crew", "nobody", "nobody"],
    passportNumber: ["crew", "nobody", "nobody"],
    loadLineMetres: ["crew", "nobody", "nobody"],
    powerKw: ["crew", "nobody", "nobody"],
    propulsion: ["crew", "nobody", "nobody"],
    areas: ["crew", "nobody", "nobody"],
    conduct: ["crew", "nobody", "nobody"],
    contact: ["crew", "nobody", "nobody"],
    removed: ["crew", "nobody", "nobody"],
  },
  heads: "any",
  words: { signed: "sea-service:refusal.signed", withdrawn: "sea-service:refusal.withdrawn" },
});
export const testimonialFields = fieldsOf(testimonialPolicy);
export type TestimonialField = keyof typeof testimonialPolicy.rows;
export type TestimonialState = (typeof testimonialPolicy.states)[number];

export const heldTestimonial = (state: TestimonialState): HeldRecord<TestimonialState> => ({
  state,
  createdBy: null,
  department: null,
});
