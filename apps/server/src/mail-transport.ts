import type { MailTransport } from "@ymp/api/platform/mail/deliver-mail";
import { createTransport } from "nodemailer";

/** By SMTP, or kept for the inbox page where there is none. */
export function mailTransport(smtpUrl: string | null, from: string): MailTransport {
  if (smtpUrl === null) return { kind: "keeps" };
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 15_000, socketTimeout: 30_000 });
  return {
    kind: "sends",
    async send({ id, to, subject, html, text }) {
      // The same id each time, so that a mail sent twice is shown once.
      await transport.sendMail({ from, to, subject, html, text, messageId: `<${id}@ymp>` });
    },
  };
}
