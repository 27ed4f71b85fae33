import { DeleteAccount } from "./delete-account.tsx";
import { KeysCard } from "./keys-card.tsx";
import { LeaveVessel } from "./leave-vessel.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TokensCard } from "./tokens-card.tsx";
import { TwoStepCard } from "./two-step-card.tsx";

/** What guards the account of the person who is signed in. */
export function SecuritySections() {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PasswordCard />
      <TwoStepCard />
      <KeysCard />
      <SessionsCard />
      <TokensCard />
      <LeaveVessel />
      <DeleteAccount />
    </div>
  );
}
