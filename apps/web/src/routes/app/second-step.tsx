import { createFileRoute, redirect } from "@tanstack/react-router";
import { SecondStepDutyScreen } from "../../features/account/second-step-duty-screen.tsx";

export const Route = createFileRoute("/app/second-step")({
  beforeLoad: ({ context: { session } }) => {
    if (!session.account.mustSetUpSecondStep) throw redirect({ to: "/app/security" });
  },
  staticData: { crumb: "security:twoStep.title", words: ["people", "panels"] },
  component: SecondStepDutyScreen,
});
