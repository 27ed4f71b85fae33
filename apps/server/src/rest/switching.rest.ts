import { z } from "@hono/zod-openapi";
import { AppError } from "@ymp/core/errors";
import { type Call, defineCall } from "./call.ts";
import { optionalText, recordId, said } from "./fields.schema.ts";
import { presentVessel, vesselFields } from "./vessel-fields.ts";

const editionOf = { ymp: "full", lite: "lite" } as const;

const switchBoat = defineCall({
  name: "switchBoat",
  method: "put",
  path: "/api/users/switch-{product}boat",
  tag: "Users",
  title: "Makes another vessel the current one.",
  text: "`product` is `ymp` for a vessel of the full edition and `lite` for a lite boat; a vessel of the other edition is refused.",
  params: z.object({ product: z.enum(["ymp", "lite"]) }),
  body: z.object({
    boatID: recordId,
    boatName: optionalText(200).openapi({ description: "Not used: the vessel is known by its id." }),
    liteBoat: z
      .union([z.boolean(), optionalText(200)])
      .nullish()
      .openapi({ description: "Not used: the path says it." }),
  }),
  answer: said.extend(vesselFields.shape).openapi("CurrentVessel"),
  answerText: "The vessel that is the current one now.",
  async act({ params, body, caller, aboard, say }) {
    const { vessel } = await aboard(body.boatID);
    if (vessel.edition !== editionOf[params.product])
      throw new AppError("invalid", "rest:otherEdition", { vessel: vessel.name });
    const { name } = await caller.session.switchVessel({ vesselId: vessel.id });
    return { ...presentVessel(vessel), msg: say("messages:vesselSwitched", { boat: name }) };
  },
});

export const switchingCalls: readonly Call[] = [switchBoat];
