import { locales } from "@ymp/i18n/locales";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { describe, expect, it } from "vitest";
import { composeMail } from "./compose-mail.ts";

const translate = createTranslator(readMessages());
const params = { name: 'Ana <b>"Bo"</b>', username: "ana", minutes: 60 };
const link = "https://ymp.test/auth/reset-password/a&b";

describe.each(locales)("the reset mail in %s", (locale) => {
  const mail = composeMail(translate, { to: "ana@example.test", locale, template: "reset", params, link });

  it("says who, what and how long, in words and as a page", () => {
    for (const part of ["ana", link, "60"]) expect(mail.text).toContain(part);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).toContain('href="https://ymp.test/auth/reset-password/a&amp;b"');
  });

  it("lets nobody's name become markup or a header", () => {
    expect(mail.html).not.toContain("<b>");
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeGreaterThan(5);
  });
});

describe.each(locales)("the digest in %s", (locale) => {
  const mail = composeMail(translate, {
    to: "ana@example.test",
    locale,
    template: "digest",
    params: { name: "Ana", vessel: "Seraphine", count: 2, what: "" },
    link: "https://ymp.test/app/home",
    lines: [
      { text: "Change the <oil>", link: "https://ymp.test/app/jobdetails/1?vessel=2" },
      { text: "Impeller", link: "https://ymp.test/app/inventory?item=3&vessel=2" },
    ],
    settingsLink: "https://ymp.test/app/editprofile/4?tab=notifications",
  });

  it("leads to each record and to the settings, in words and as a page", () => {
    for (const part of [
      "jobdetails/1?vessel=2",
      "item=3&vessel=2",
      "tab=notifications",
      "Seraphine",
      "Change the <oil>",
    ])
      expect(mail.text).toContain(part);
    expect(mail.html).toContain('href="https://ymp.test/app/inventory?item=3&amp;vessel=2"');
    expect(mail.html).toContain("Change the &lt;oil&gt;");
  });

  it("leaves no place unfilled", () => {
    expect(`${mail.subject}${mail.text}`).not.toContain("{{");
  });
});
