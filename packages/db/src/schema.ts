import * as accounts from "./schema/accounts.ts";
import * as crewMail from "./schema/crew-mail.ts";
import * as equipment from "./schema/equipment.ts";
import * as files from "./schema/files.ts";
import * as guests from "./schema/guests.ts";
import * as inspections from "./schema/inspections.ts";
import * as inventory from "./schema/inventory.ts";
import * as jobs from "./schema/jobs.ts";
import * as leave from "./schema/leave.ts";
import * as log from "./schema/log.ts";
import * as logbooks from "./schema/logbooks.ts";
import * as notifications from "./schema/notifications.ts";
import * as operations from "./schema/operations.ts";
import * as orders from "./schema/orders.ts";
import * as people from "./schema/people.ts";
import * as plans from "./schema/plans.ts";
import * as platform from "./schema/platform.ts";
import * as rest from "./schema/rest.ts";
import * as safeManning from "./schema/safe-manning.ts";
import * as seaService from "./schema/sea-service.ts";
import * as signIn from "./schema/sign-in.ts";
import * as signatures from "./schema/signatures.ts";
import * as soundings from "./schema/soundings.ts";
import * as suppliers from "./schema/suppliers.ts";
import * as triggers from "./schema/triggers.ts";
import * as trips from "./schema/trips.ts";
import * as vessels from "./schema/vessels.ts";
import * as watchLogs from "./schema/watch-logs.ts";
import * as watchPlans from "./schema/watch-plans.ts";
import * as workHistory from "./schema/work-history.ts";
import * as worklists from "./schema/worklists.ts";

/** Every table there is. */
export const schema = {
  ...accounts,
  ...crewMail,
  ...equipment,
  ...files,
  ...inspections,
  ...inventory,
  ...jobs,
  ...log,
  ...logbooks,
  ...notifications,
  ...operations,
  ...orders,
  ...people,
  ...plans,
  ...platform,
  ...rest,
  ...seaService,
  ...signIn,
  ...signatures,
  ...suppliers,
  ...triggers,
  ...vessels,
  ...workHistory,
  ...worklists,
  ...guests,
  ...trips,
  ...watchPlans,
  ...watchLogs,
  ...soundings,
  ...leave,
  ...safeManning,
};
