import type { MailTransport } from "@ymp/api/platform/mail/deliver-mail";
import { MailRefused } from "@ymp/api/platform/mail/mail-refused";
import type { Transporter } from "nodemailer";

/** What the server says of the address or the mail itself; a refusal of the sender or of the connection is another matter. */
const saysOfMail = ["RCPT TO", "DATA"];

function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const [code, command]: unknown[] = [Reflect.get(error, "responseCode"), Reflect.get(error, "command")];
  const isSaid = saysOfMail.some((said) => said === command);
  return isSaid && typeof code === "number" && code >= 550 && code < 560;
}

/** By SMTP, or kept for the inbox page where there is none. */
export function mailTransport(smtpUrl: string | null, from: string): MailTransport {
  if (smtpUrl === null) return { kind: "keeps" };
  let opened: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url: smtpUrl, connectionTimeout: 15_000, socketTimeout: 30_000 });
  };
  return {
    kind: "sends",
    async send({ id, to, replyTo, subject, html, text, attachments = [] }) {
      const enclosed = attachments.map(({ fileName, mediaType, content }) => ({
        filename: fileName,
        contentType: mediaType,
        content: Buffer.from(content),
      }));
      // The same id each time, so that a mail sent twice is shown once.
      const messageId = `<${id}@ymp>`;
      opened ??= open();
      const transport = await opened;
      try {
        await transport.sendMail({ from, to, replyTo, subject, html, text, messageId, attachments: enclosed });
      } catch (error) {
        throw isForGood(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}
