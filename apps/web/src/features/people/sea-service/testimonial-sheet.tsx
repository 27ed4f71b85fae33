import { NotLoaded } from "../../../lib/not-loaded.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { ViewDialog } from "../../../lib/view-dialog.tsx";
import { type Testimonial, useProposal } from "./sea-service.queries.ts";
import { TestimonialForm } from "./testimonial-form.tsx";

export interface TestimonialSheetProps {
  profileId: string;
  /** Null: a new one. */
  testimonial: Testimonial | null;
  onClose: () => void;
}

/** Opens a testimonial, a new one with what the ship and the papers tell. */
export function TestimonialSheet({ profileId, testimonial, onClose }: TestimonialSheetProps) {
  const { t } = useTranslation("sea-service");
  const proposal = useProposal(profileId, testimonial === null);
  if (testimonial) return <TestimonialForm {...{ profileId, testimonial, onClose }} proposal={null} />;
  if (proposal.data) return <TestimonialForm {...{ profileId, testimonial, onClose }} proposal={proposal.data} />;
  return (
    <ViewDialog title={t("testimonials.new")} onClose={onClose}>
      <NotLoaded query={proposal} />
    </ViewDialog>
  );
}
