import { can } from "@ymp/core/access/resolve-access";
import { fullName } from "@ymp/core/people/profile-fields";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { useVessel } from "../../app/session.ts";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { lazyView, usePreloaded } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type Person, usePerson } from "./people.queries.ts";
import { type PersonTab, personTabs } from "./people.search.ts";
import { PersonTab as PersonFacts } from "./person-tab.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import type { AccountItems } from "./profile-menu.tsx";

const AccessTab = lazyView(async () => (await import("./access/access-tab.tsx")).AccessTab);
const HistoryTab = lazyView(async () => (await import("./history-tab.tsx")).HistoryTab);
const PapersTab = lazyView(async () => (await import("./papers/papers-tab.tsx")).PapersTab);
const Disclosures = lazyView(async () => (await import("./disclosures.tsx")).Disclosures);
const ServiceTab = lazyView(async () => (await import("./service/service-tab.tsx")).ServiceTab);
const opened = [PapersTab, ServiceTab, AccessTab, HistoryTab, Disclosures];

export interface ProfileScreenProps {
  profileId: string;
  tab: PersonTab;
  onTab: (tab: PersonTab) => void;
  accountItems: AccountItems;
}

/** One person: who they are, their papers and service, what they may do, what was changed and who has read it. */
export function ProfileScreen({ profileId, tab, onTab, accountItems }: ProfileScreenProps) {
  usePreloaded(opened);
  const { t } = useTranslation();
  const person = usePerson(profileId);
  const offered = useOfferedTabs(person);
  const shown = offered.includes(tab) ? tab : "person";
  useScreenCrumbs([{ label: fullName(person) }]);
  return (
    <Tabs
      key={profileId}
      value={shown}
      onValueChange={(value) => {
        const next = offered.find((known) => known === value);
        if (next) onTab(next);
      }}
      className="flex min-h-0 flex-1 flex-col max-md:min-h-fit"
    >
      <ProfileHeader person={person} accountItems={accountItems} />
      <TabsList className="mx-6 flex-none max-md:mx-0 max-md:px-4">
        {offered.map((name) => (
          <TabsTrigger key={name} value={name}>
            {t(`people:tab.${name}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent
        value={shown}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto px-6 pt-4 pb-8 outline-ring -outline-offset-2 focus-visible:outline-2 max-md:overflow-visible max-md:px-4"
      >
        <TabBody person={person} tab={shown} />
      </TabsContent>
    </Tabs>
  );
}

/** Tabs that would stay empty for this reader are not there. */
function useOfferedTabs({ id, role, may }: Person): PersonTab[] {
  const { access, profileId } = useVessel();
  const isOwn = id === profileId;
  const isCrew = role !== "user";
  const seesCrew = isOwn || can(access, "employees:view");
  const isOffered: Record<PersonTab, boolean> = {
    person: true,
    papers: seesCrew,
    service: seesCrew && isCrew,
    access: seesCrew,
    history: may.seeHistory,
    disclosures: may.seeDisclosures,
  };
  return personTabs.filter((tab) => isOffered[tab]);
}

function TabBody({ person, tab }: { person: Person; tab: PersonTab }) {
  const of = { profileId: person.id, userId: person.userId };
  switch (tab) {
    case "person":
      return <PersonFacts person={person} />;
    case "papers":
      return <PapersTab {...of} />;
    case "service":
      return <ServiceTab {...of} />;
    case "access":
      return <AccessTab {...of} />;
    case "history":
      return <HistoryTab profileId={person.id} />;
    case "disclosures":
      return <Disclosures profileId={person.id} />;
  }
}
