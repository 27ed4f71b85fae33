import { lazyPart } from "@ymp/ui/primitives/lazy-part";
import { type ComponentProps, useState } from "react";
import { PasswordInput } from "../password-input.tsx";
import type { PasswordMeterProps } from "./password-meter.tsx";

/** It weighs more than the screen it is on. Without it the password can be chosen all the same. */
const PasswordMeter = lazyPart<PasswordMeterProps>(
  async () => (await import("./password-meter.tsx")).PasswordMeter,
  () => <span className="h-4" />,
);

export type NewPasswordInputProps = Omit<ComponentProps<typeof PasswordInput>, "onInput" | "autoComplete"> &
  Partial<Pick<PasswordMeterProps, "known">>;

/** Where somebody chooses a password; its strength is shown below as soon as something is typed. */
export function NewPasswordInput({ known = [], ...props }: NewPasswordInputProps) {
  const [typed, setTyped] = useState("");
  return (
    <>
      <PasswordInput {...props} autoComplete="new-password" onInput={(event) => setTyped(event.currentTarget.value)} />
      {typed === "" ? null : <PasswordMeter typed={typed} known={known} />}
    </>
  );
}
