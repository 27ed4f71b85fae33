import { createFileRoute } from "@tanstack/react-router";
import { JobScreen } from "../../features/jobs/job-screen.tsx";

export const Route = createFileRoute("/app/jobdetails/$id")({
  staticData: { crumb: "jobs:title", crumbTo: "/app/home", words: ["records"] },
  loader: ({ context: { services, vessel }, params: { id } }) => {
    if (vessel) void services.queryClient.prefetchQuery(services.trpc.jobs.get.queryOptions({ id }));
  },
  component: function JobDetails() {
    const { id } = Route.useParams();
    return <JobScreen jobId={id} />;
  },
});
