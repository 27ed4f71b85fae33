import { type Access, can } from "@ymp/core/access/resolve-access";
import { writePath } from "@ymp/core/books/book-addresses";
import { readsInspections } from "@ymp/core/books/inspection-readers";
import { mayListCrew } from "@ymp/core/people/crew-list-rights";
import { mailReach } from "@ymp/core/people/crew-mail";
import { mayCompareCertificates } from "@ymp/core/people/document-access";
import {
  Award,
  Bed,
  BookOpen,
  BookPlus,
  Boxes,
  CalendarClock,
  CalendarDays,
  ClipboardCheck,
  ClipboardCopy,
  ClipboardList,
  Columns3,
  Footprints,
  Gauge,
  Images,
  ListChecks,
  ListPlus,
  Mail,
  PenLine,
  Plus,
  Printer,
  Puzzle,
  ScanLine,
  ShieldCheck,
  Ship,
  ShoppingCart,
  Sun,
  UsersRound,
} from "lucide-react";
import { offerAction } from "./actions.ts";

offerAction({
  id: "raise-job",
  icon: Plus,
  messageKey: "search:raiseJob",
  href: () => "/app/home?raise=1",
  isOpenTo: (access) => can(access, "jobs:edit") && !access.seesOnlyShared,
});

offerAction({
  id: "raise-job-on",
  icon: Plus,
  messageKey: "search:raiseJobOn",
  recordKind: "equipment",
  href: (record) => `/app/home?raise=1&equipment=${record?.recordId ?? ""}`,
  isOpenTo: (access) => can(access, "jobs:edit") && !access.seesOnlyShared,
});

offerAction({
  id: "add-reading-on",
  icon: Gauge,
  messageKey: "equipment:palette.addReadingOn",
  recordKind: "equipment",
  href: (record) => `/app/equipment/${record?.recordId ?? ""}?dialog=reading`,
  isOpenTo: (access) => can(access, "jobs:edit") && can(access, "equipmentspage:view") && !access.seesOnlyShared,
});

offerAction({
  id: "new-job",
  icon: ListPlus,
  messageKey: "jobs:action.new",
  href: () => "/app/home?new=job",
  isOpenTo: (access) => can(access, "jobs:edit") && !access.seesOnlyShared,
});

for (const { view, icon } of [
  { view: "my-day", icon: Sun },
  { view: "board", icon: Columns3 },
  { view: "calendar", icon: CalendarDays },
  { view: "lists", icon: ListChecks },
]) {
  offerAction({
    id: `jobs-${view}`,
    icon,
    messageKey: `jobs:viewAction.${view}`,
    href: () => `/app/home?view=${view}`,
    isOpenTo: (access) => can(access, "jobs:view") && (view !== "lists" || access.edition === "full"),
  });
}

offerAction({
  id: "job-templates",
  icon: ClipboardCopy,
  messageKey: "templates:title",
  href: () => "/app/adminjobs",
  isOpenTo: (access) => can(access, "jobs:view") && !access.seesOnlyShared,
});

offerAction({
  id: "equipment-models",
  icon: Boxes,
  messageKey: "models:title",
  href: () => "/app/adminequipment",
  isOpenTo: (access) => can(access, "equipmentspage:view") && !access.seesOnlyShared,
});

offerAction({
  id: "rounds",
  icon: Footprints,
  messageKey: "rounds:title",
  href: () => "/app/rounds",
  isOpenTo: (access) => can(access, "equipmentspage:view"),
});

offerAction({
  id: "equipment-photos",
  icon: Images,
  messageKey: "equipment-photos:title",
  href: () => "/app/equipmentphotos",
  isOpenTo: (access) => can(access, "equipmentspage:view"),
});

offerAction({
  id: "stock-counts",
  icon: ClipboardList,
  messageKey: "counts:title",
  href: () => "/app/inventory?count=all",
  isOpenTo: (access) => can(access, "inventory:view") && !access.seesOnlyShared,
});

offerAction({
  id: "count-stock",
  icon: ClipboardCheck,
  messageKey: "counts:palette.new",
  href: () => "/app/inventory?count=all&newCount=true",
  isOpenTo: (access) => can(access, "inventory:edit") && !access.seesOnlyShared,
});

offerAction({
  id: "scan-stock",
  icon: ScanLine,
  messageKey: "counts:palette.scan",
  href: () => "/app/inventory?scan=true",
  isOpenTo: (access) => can(access, "inventory:view") && !access.seesOnlyShared,
});

offerAction({
  id: "security",
  icon: ShieldCheck,
  messageKey: "security:open",
  href: () => "/app/security",
  isOpenTo: () => true,
});

offerAction({
  id: "orders",
  icon: ShoppingCart,
  messageKey: "orders:title",
  href: () => "/app/orders",
  isOpenTo: (access) => hasOrders(access, "inventory:view"),
});

offerAction({
  id: "new-order",
  icon: ShoppingCart,
  messageKey: "orders:action.new",
  href: () => "/app/orders?new=true",
  isOpenTo: (access) => hasOrders(access, "inventory:edit"),
});

/** The crew keeps the books; that they are on board is asked where the entry is made. */
const keepsBooks = (access: Access): boolean =>
  can(access, "logbook:edit") && (access.role === "captain" || access.role === "hod" || access.role === "crew");

offerAction({
  id: "new-entry-in",
  icon: PenLine,
  messageKey: "search:newEntryIn",
  recordKind: "logbook",
  href: (record) => writePath({ id: record?.recordId ?? "", kind: record?.bookKind ?? "custom" }),
  isOpenTo: keepsBooks,
});

offerAction({
  id: "open-book",
  icon: BookPlus,
  messageKey: "logbooks:open",
  href: () => "/app/createlogbook/new",
  isOpenTo: (access) => keepsBooks(access) && access.role === "captain",
});

offerAction({
  id: "inspections",
  icon: ShieldCheck,
  messageKey: "inspections:title",
  href: () => "/app/inspections",
  isOpenTo: (access) => can(access, "logbook:view") && readsInspections(access),
});

offerAction({
  id: "start-inspection",
  icon: ShieldCheck,
  messageKey: "inspections:start",
  href: () => "/app/inspections?start=true",
  isOpenTo: (access) => keepsBooks(access) && access.role === "captain",
});

for (const { page, href, icon } of [
  { page: "vessel", href: "/app/boatspareparts", icon: Puzzle },
  { page: "sections", href: "/app/sections", icon: BookOpen },
]) {
  offerAction({
    id: `spare-parts-${page}`,
    icon,
    messageKey: `spares:palette.${page}`,
    href: () => href,
    isOpenTo: (access) => can(access, "spareparts:view") && !access.seesOnlyShared,
  });
}

for (const { page, messageKey, href, icon } of [
  { page: "month", messageKey: "hours-of-rest:title", href: "/app/hoursofrest", icon: Bed },
  { page: "ahead", messageKey: "search:restAhead", href: "/app/hoursofrest?view=ahead", icon: CalendarClock },
  { page: "print", messageKey: "search:restPrint", href: "/app/hoursofrest/hoursofrestprint", icon: Printer },
]) {
  offerAction({
    id: `rest-${page}`,
    icon,
    messageKey,
    href: () => href,
    isOpenTo: (access) => can(access, "hourstracker:view"),
  });
}

offerAction({
  id: "watch-logs",
  icon: CalendarClock,
  messageKey: "navigation:watchLogs",
  href: () => "/app/watchkeepinglogs",
  isOpenTo: (access) => access.edition === "full" && !access.seesOnlyShared && can(access, "watchkeeping:view"),
});

offerAction({
  id: "crew-list",
  icon: UsersRound,
  messageKey: "users:pages.list",
  href: () => "/app/crewlist",
  isOpenTo: mayListCrew,
});

const worksAboard = ({ edition, seesOnlyShared }: Access) => edition === "full" && !seesOnlyShared;

offerAction({
  id: "leave-plan",
  icon: CalendarDays,
  messageKey: "leave:title",
  href: () => "/app/manageleaves",
  isOpenTo: worksAboard,
});

offerAction({
  id: "own-leave",
  icon: CalendarDays,
  messageKey: "leave:mine",
  href: () => "/app/vacationleaves",
  isOpenTo: worksAboard,
});

offerAction({
  id: "crew-mail",
  icon: Mail,
  messageKey: "search:writeToCrew",
  href: () => "/app/crewemail?write=true",
  isOpenTo: (access) => mailReach(access) !== null,
});

offerAction({
  id: "service-of",
  icon: Ship,
  messageKey: "sea-service:sums.title",
  recordKind: "profile",
  href: (record) => `/app/profiledetails/${record?.recordId ?? ""}?tab=service`,
  isOpenTo: (access) => can(access, "employees:edit"),
});

offerAction({
  id: "certificates",
  icon: Award,
  messageKey: "users:pages.certificates",
  href: () => "/app/certificates",
  isOpenTo: mayCompareCertificates,
});

function hasOrders(access: Access, permission: "inventory:view" | "inventory:edit"): boolean {
  return access.edition === "full" && !access.seesOnlyShared && can(access, permission);
}
