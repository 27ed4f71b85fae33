import type { CalendarDate } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";

export const masterPinPattern = /^\d{4,8}$/;

/** Down the middle of a keypad, round its corners: the first that anybody tries besides rows of digits. */
const patterns = ["2580", "0852", "1397", "1379", "7913", "147258", "159753", "123321"];

const runs = ["01234567890", "09876543210"];

const isRepeated = (pin: string) => /^(\d{1,4})\1+$/.test(pin);
const isRun = (pin: string) => runs.some((run) => run.includes(pin));

/** The ways in which people type their birthday. */
function birthdays(birthDate: CalendarDate): string[] {
  const [year = "", month = "", day = ""] = birthDate.split("-");
  const short = year.slice(2);
  return [
    year,
    day + month,
    month + day,
    month + short,
    day + month + short,
    month + day + short,
    short + month + day,
    day + month + year,
    month + day + year,
    year + month + day,
  ];
}

/** Why a master pin is not taken; empty when it is. Anybody who knows it can sign in that person's name. */
export function judgeMasterPin(pin: string, person: { birthDate: CalendarDate | null }): Refusal[] {
  if (!masterPinPattern.test(pin)) return [{ messageKey: "people:pinShape", field: "pin" }];
  if (isRepeated(pin) || isRun(pin) || patterns.includes(pin))
    return [{ messageKey: "people:pinTrivial", field: "pin" }];
  if (person.birthDate && birthdays(person.birthDate).includes(pin))
    return [{ messageKey: "people:pinBirthday", field: "pin" }];
  return [];
}
