import { useNavigate, useRouter } from "@tanstack/react-router";
import { JobSheet } from "./job-sheet-door.tsx";
import { JobDialogsProvider } from "./jobs-dialogs.tsx";

/** One job with an address of its own, for links in mails, labels and messages. */
export function JobScreen({ jobId }: { jobId: string }) {
  const navigate = useNavigate();
  const router = useRouter();
  const close = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: "/app/home" }));
  return (
    <JobDialogsProvider>
      <JobSheet
        key={jobId}
        isPage
        jobId={jobId}
        onNavigate={(id) => void navigate({ to: "/app/jobdetails/$id", params: { id } })}
        onClose={close}
      />
    </JobDialogsProvider>
  );
}
