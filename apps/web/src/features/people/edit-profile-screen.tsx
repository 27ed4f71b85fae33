import { Link } from "@tanstack/react-router";
import { fullName } from "@ymp/core/people/profile-fields";
import { NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { KeyRound, PenLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useVessel } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { lazyPanel, lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type Person, usePerson } from "./people.queries.ts";
import { type EditTab, editTabs } from "./people.search.ts";
import { PhotoEditor } from "./photo-editor.tsx";
import { SignatureEditor } from "./signature-editor.tsx";

const ProfileForm = lazyView(async () => (await import("./profile-form.tsx")).ProfileForm);

const MasterPinDialog = lazyPanel("dialog", async () => (await import("./master-pin-dialog.tsx")).MasterPinDialog);

const DrawingDialog = lazyPanel("dialog", async () => (await import("./drawing-dialog.tsx")).DrawingDialog);

export interface EditProfileScreenProps {
  profileId: string;
  tab: EditTab;
  onTab: (tab: EditTab) => void;
  /** What one's own profile has besides. */
  own: Record<Exclude<EditTab, "profile">, ReactNode>;
}

/** A profile to be changed; one's own has the account's notifications and security beside it. */
export function EditProfileScreen({ profileId, tab, onTab, own }: EditProfileScreenProps) {
  const { t } = useTranslation();
  const person = usePerson(profileId);
  const vessel = useVessel();
  const isOwn = vessel.profileId === profileId;
  const name = fullName(person);
  useScreenCrumbs([{ label: name, to: `/app/profiledetails/${profileId}` }, { label: t("people:edit.crumb") }]);
  const shown = isOwn ? tab : "profile";
  return (
    <Tabs
      value={shown}
      onValueChange={(value) => {
        const next = editTabs.find((known) => known === value);
        if (next) onTab(next);
      }}
      className="flex min-h-0 flex-1 flex-col max-md:min-h-fit"
    >
      <ScreenHeader
        title={name}
        tools={person.may.edit && !vessel.access.blockedBy ? <ViewLink id={profileId} /> : undefined}
      />
      {isOwn ? (
        <TabsList className="mx-6 flex-none max-md:mx-0 max-md:px-4">
          {editTabs.map((name) => (
            <TabsTrigger key={name} value={name}>
              {t(`people:edit.tab.${name}`)}
            </TabsTrigger>
          ))}
        </TabsList>
      ) : null}
      <TabsContent
        value={shown}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto outline-none max-md:overflow-visible"
      >
        {shown === "profile" ? (
          <EditBody person={person} />
        ) : (
          <div className="px-6 pt-5 pb-8 max-md:px-4">{own[shown]}</div>
        )}
      </TabsContent>
    </Tabs>
  );
}

function ViewLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Button variant="outline" asChild>
      <Link to="/app/profiledetails/$id" params={{ id }}>
        {t("people:edit.view")}
      </Link>
    </Button>
  );
}

function EditBody({ person }: { person: Person }) {
  const { t } = useTranslation();
  if (!person.may.edit) {
    return (
      <NoRightState title={t("common:failure.noRight")} action={<ViewLink id={person.id} />}>
        {t("people:edit.closed")}
      </NoRightState>
    );
  }
  return (
    <div className="grid flex-1 xl:grid-cols-[minmax(0,48rem)_384px]">
      <ProfileForm key={person.id} person={person} />
      <PictureAside person={person} />
    </div>
  );
}

/** What is saved at once, apart from the form: photo, signature and pin. */
function PictureAside({ person }: { person: Person }) {
  const { t } = useTranslation();
  return (
    <aside className="flex flex-col gap-4 px-6 pt-5 pb-8 max-md:px-4">
      {person.may.setPhoto ? (
        <Card>
          <SectionHead title={t("people:section.photo")} level={2} className="mb-2" />
          <PhotoEditor person={person} />
        </Card>
      ) : null}
      {person.may.sign ? (
        <Card className="flex flex-col gap-3">
          <SectionHead title={t("people:section.signature")} level={2} />
          <SignatureEditor person={person} />
        </Card>
      ) : null}
      {person.may.setPin ? (
        <Card className="flex flex-col gap-3">
          <SectionHead title={t("people:section.pin")} level={2} />
          <PinLine person={person} />
        </Card>
      ) : null}
    </aside>
  );
}

function PinLine({ person }: { person: Person }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <p dir="auto" className="text-muted-foreground text-sm">
        {t(person.hasMasterPin ? "people:pin.isSet" : "people:pin.isNotSet")}
      </p>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <KeyRound />
        {t(person.hasMasterPin ? "people:pin.change" : "people:pin.set")}
      </Button>
      {person.hasMasterPin && person.may.sign ? (
        <Button variant="outline" onClick={() => setIsDrawing(true)}>
          <PenLine />
          {t("people:drawing.title")}
        </Button>
      ) : null}
      {isDrawing ? <DrawingDialog person={person} onClose={() => setIsDrawing(false)} /> : null}
      {isOpen ? <MasterPinDialog person={person} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
