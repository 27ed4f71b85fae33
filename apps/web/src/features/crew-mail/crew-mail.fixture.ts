import type { MailDesk } from "./crew-mail.queries.ts";

export const aMailTemplate = {
  id: "01900000-0000-7000-8000-00000000c101",
  version: 3,
  name: "Vessel departs",
  subject: "{vessel} sails",
  body: "Dear {name}, be on board by eight.",
};

const person = (nth: number, firstName: string, values = {}) => ({
  ...{ id: `01900000-0000-7000-8000-00000000c20${nth}`, firstName, lastName: "Shaw", jobTitle: "Deckhand" },
  ...{ department: "deck" as const, isOnboard: true, isOnMailingList: true, hasAddress: true },
  ...values,
});

export const aMailDesk: MailDesk = {
  reach: { of: "everybody" },
  people: [
    person(1, "Liam"),
    person(2, "Sofia", { department: "interior", jobTitle: "Stewardess" }),
    person(3, "Noah", { hasAddress: false }),
    person(4, "Ana", { isOnMailingList: false, isOnboard: false }),
  ],
  templates: [aMailTemplate],
};
