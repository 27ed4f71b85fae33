import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ArchiveCard } from "./archive-card.tsx";
import { PeopleCard, SubscriptionCard, SupportVisitsCard } from "./my-vessel-cards.tsx";
import { MyVesselFacts } from "./my-vessel-facts.tsx";
import { MyVesselPhoto } from "./my-vessel-photo.tsx";
import { useVesselRecord, type VesselRecord } from "./vessel.queries.ts";

const MyVesselForm = lazyView(async () => (await import("./my-vessel-form.tsx")).MyVesselForm);

/** What the vessel is, for whom she sails, and everything she keeps to take away. */
export function MyVesselScreen() {
  const { t } = useTranslation("vessel");
  const vessel = useVesselRecord();
  const Particulars = vessel.mayEdit ? MyVesselForm : MyVesselFacts;
  return (
    <>
      <ScreenHeader title={t("title")} count={vessel.name} />
      <Particulars key={vessel.id} vessel={vessel}>
        <Rail vessel={vessel} />
      </Particulars>
    </>
  );
}

function Rail({ vessel }: { vessel: VesselRecord }) {
  return (
    <div className="flex flex-col gap-4">
      <MyVesselPhoto vessel={vessel} />
      {vessel.subscription ? <SubscriptionCard subscription={vessel.subscription} /> : null}
      <PeopleCard />
      <ArchiveCard />
      <SupportVisitsCard />
    </div>
  );
}
