/** Digits are all a telephone can dial. */
export const dialOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;

const linkClass = "min-w-0 break-words text-primary hover:underline";

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={linkClass}>
      <bdi>
        {email.slice(0, email.indexOf("@") + 1)}
        <wbr />
        {email.slice(email.indexOf("@") + 1)}
      </bdi>
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={dialOf(phone)} className={linkClass}>
      <bdi>{phone}</bdi>
    </a>
  );
}

export function WebLink({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const [house = "", ...path] = address.replace(/^https?:\/\//i, "").split("/");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      <bdi>
        {house}
        <wbr />
        {path.map((step) => `/${step}`).join("")}
      </bdi>
    </a>
  );
}
