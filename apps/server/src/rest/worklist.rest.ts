import { z } from "@hono/zod-openapi";
import { userTypes } from "@ymp/core/access/roles";
import { type Call, defineCall } from "./call.ts";
import { emptyAsNone, recordId } from "./fields.schema.ts";
import { answerText, boat, byUser, presentAccount } from "./on-account.ts";
import { user } from "./user.schema.ts";

const shareWithYard = defineCall({
  name: "shareJobWithYard",
  method: "put",
  path: "/api/users/add_shipyard/{id}",
  tag: "Worklist",
  title: "Shares a job with somebody from outside.",
  text: "`userType` changes why the person was invited, when it is another one.",
  params: byUser,
  body: boat.extend({ shipyardJobID: recordId, userType: emptyAsNone(z.enum(userTypes)) }),
  answer: user,
  answerText,
  async act({ params, body, aboard }) {
    const there = await aboard(body.boatID);
    const { users } = there.caller;
    const userId = params.id;
    await users.shareJob({ userId, jobId: body.shipyardJobID, isShared: true });
    const { role, userType, version } = await users.get({ userId });
    if (body.userType && body.userType !== userType)
      await users.setRole({ userId, version, role, userType: body.userType });
    return presentAccount(there, userId);
  },
});

const addContractUser = defineCall({
  name: "addContractUser",
  method: "put",
  path: "/api/worklist/add_contractuser/{jobId}",
  tag: "Worklist",
  title: "Adds a contract user to a job.",
  text: "From then on the person sees the job and may work on it.",
  params: z.object({ jobId: recordId }),
  body: boat.extend({ userID: recordId }),
  answer: user,
  answerText,
  async act({ params, body, aboard }) {
    const there = await aboard(body.boatID);
    await there.caller.users.shareJob({ userId: body.userID, jobId: params.jobId, isShared: true });
    return presentAccount(there, body.userID);
  },
});

export const worklistCalls: readonly Call[] = [shareWithYard, addContractUser];
