import { EarlierServiceSheet } from "../../features/people/sea-service/earlier-service-sheet.tsx";
import { anEarlierService, aTestimonial, profileId } from "../../features/people/sea-service/sea-service.fixture.ts";
import { TestimonialForm } from "../../features/people/sea-service/testimonial-form.tsx";
import type { FormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

export const seaServiceForms: FormCase[] = [
  {
    file: "features/people/sea-service/earlier-service-sheet.tsx",
    record: anEarlierService,
    draw: (one, close) => <EarlierServiceSheet profileId={profileId} service={saved(one) ?? null} onClose={close} />,
    answers: { "crewDocuments.list": () => ({ papers: [] }) },
    get: { path: "seaService.earlier", within: (one) => [one] },
    ...{ save: "seaService.saveEarlier", submit: "Save" },
    field: { label: /^Areas/, name: "areas", typed: "Atlantic", theirs: "Mediterranean" },
    other: { name: "vesselName", value: "Tern" },
  },
  {
    file: "features/people/sea-service/testimonial-form.tsx",
    record: aTestimonial,
    draw: (one, close) => (
      <TestimonialForm profileId={profileId} testimonial={saved(one) ?? null} proposal={null} onClose={close} />
    ),
    get: { path: "seaService.testimonials", within: (one) => [one] },
    ...{ save: "seaService.saveTestimonial", submit: "Save draft" },
    field: { label: /^Areas/, name: "areas", typed: "Atlantic", theirs: "Mediterranean" },
    other: { name: "propulsion", value: "Twin screw" },
  },
];
