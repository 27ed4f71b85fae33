import type { CalendarDate } from "@ymp/core/calendar-date";
import { slotMinutesOf, workLetters } from "@ymp/core/rest/letters";

export type Word = (key: string) => string;

export interface TakenAlong {
  /** Whose words the page has. */
  readonly locale: string;
  readonly owner: {
    readonly firstName: string;
    readonly lastName: string;
    readonly birthDate: CalendarDate | null;
    readonly birthPlace: string | null;
    readonly nationality: string | null;
  };
  readonly ship: {
    readonly name: string;
    readonly imo: string | null;
    readonly officialNumber: string | null;
    readonly flag: string | null;
    readonly timeZone: string;
  };
  readonly madeAt: Date;
  readonly papers: readonly PaperAlong[];
  readonly engagements: readonly EngagementAlong[];
  readonly service: ServiceAlong;
  readonly days: readonly DayAlong[];
  readonly signatures: readonly SignatureAlong[];
}

export interface PaperAlong {
  readonly id: string;
  readonly type: string;
  readonly title: string | null;
  readonly number: string | null;
  readonly issuingCountry: string | null;
  readonly issuingAuthority: string | null;
  readonly issuedOn: CalendarDate | null;
  readonly expiresOn: CalendarDate | null;
  readonly hasNoExpiry: boolean;
  readonly limitation: string | null;
  readonly replacesId: string | null;
  /** Where its scan lies in the zip. */
  readonly file: string | null;
}

interface EngagementAlong {
  readonly rank: string;
  readonly signedOnOn: CalendarDate;
  readonly signedOffOn: CalendarDate | null;
  readonly signOnPort: string | null;
  readonly signOffPort: string | null;
}

interface Days {
  readonly actual: number;
  readonly standBy: number;
  readonly yard: number;
  readonly watchkeeping: number;
}

interface ServiceAlong {
  readonly here: Days & { readonly onBoard: number; readonly untold: number };
  readonly earlier: readonly EarlierAlong[];
  readonly testimonials: readonly TestimonialAlong[];
}

interface EarlierAlong {
  readonly vesselName: string;
  readonly capacity: string;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly actualDays: number;
  readonly standByDays: number;
  readonly yardDays: number;
  readonly watchDays: number;
}

interface TestimonialAlong {
  readonly state: string;
  readonly signedBy: string | null;
  readonly content: {
    readonly startsOn: string;
    readonly endsOn: string;
    readonly capacity: string;
    readonly days: Days;
  };
}

export interface DayAlong {
  readonly onDay: CalendarDate;
  readonly grid: string;
  readonly remark: string | null;
  readonly grounds: string | null;
}

interface SignatureAlong {
  readonly month: CalendarDate;
  readonly revision: number;
  readonly capacity: string;
  readonly name: string;
  readonly signedAt: Date;
}

export interface ServiceRow extends Days {
  readonly vessel: string;
  readonly capacity: string;
  readonly from: string;
  readonly to: string | null;
  readonly signedBy: string | null;
}

/** What stands signed, and what the person told of other vessels. */
export const serviceRows = ({ ship, service }: TakenAlong): ServiceRow[] => [
  ...service.testimonials
    .filter(({ state }) => state === "signed")
    .map(({ content: { capacity, startsOn, endsOn, days }, signedBy }) => ({
      ...{ ...days, vessel: ship.name, capacity, from: startsOn, to: endsOn, signedBy },
    })),
  ...service.earlier.map(({ vesselName, capacity, startsOn, endsOn, ...told }) => ({
    ...{ vessel: vesselName, capacity, from: startsOn, to: endsOn, signedBy: null },
    ...{ actual: told.actualDays, standBy: told.standByDays, yard: told.yardDays, watchkeeping: told.watchDays },
  })),
];

/** Hours of work of a day. */
export const hoursWorked = ({ grid }: Pick<DayAlong, "grid">): number =>
  ([...grid].filter((letter) => workLetters.test(letter)).length * slotMinutesOf(grid)) / 60;
