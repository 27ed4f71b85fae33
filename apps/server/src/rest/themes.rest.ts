import { z } from "@hono/zod-openapi";
import { type SetThemeInput, type Theme, themeSchema } from "@ymp/api/modules/session/session.schema";
import { AppError } from "@ymp/core/errors";
import { type Call, type CallRequest, defineCall } from "./call.ts";
import { recordId, said } from "./fields.schema.ts";
import { nothing } from "./read-request.ts";

const barColor = themeSchema.shape.topNavColor
  .describe("`default`, empty, or six hex digits with a leading `#`.")
  .openapi({ type: "string", pattern: "^(default|#[0-9A-Fa-f]{6})?$", example: "#224466" });

const properties = themeSchema.extend({ topNavColor: barColor, headerNavColor: barColor });

const theme = properties
  .extend({ _id: recordId.openapi({ description: "The id to change it by." }), userID: recordId })
  .openapi("Theme");
const changedTheme = said.extend(theme.shape).openapi("ChangedTheme");

const owner = z.object({ userID: recordId.nullish() });
const ownerText = "Everybody changes their own theme only; `userID` may be left out.";

/** An account has one theme, so the account's id is the id of its theme. */
const present = (own: Theme, accountId: string) => ({ ...own, _id: accountId, userID: accountId });

async function ownAccount({ caller }: Pick<CallRequest<unknown, unknown>, "caller">): Promise<string> {
  const session = await caller.session.me();
  if (!session) throw new AppError("unauthenticated", "errors:signInFirst");
  return session.account.id;
}

async function requireOwn(request: CallRequest<{ themeId: string }, { userID?: string | null }>): Promise<string> {
  const accountId = await ownAccount(request);
  const { params, body } = request;
  if (params.themeId !== accountId || (body.userID ?? accountId) !== accountId)
    throw new AppError("forbidden", "rest:ownThemeOnly");
  return accountId;
}

const documentedProperties = {
  navCollapsed: "Folds the side navigation, or opens it.",
  currentTheme: "Chooses light or dark.",
  navType: "Chooses navigation at the side or at the top; either opens it.",
  sideNavTheme: "Chooses light or dark side navigation.",
  topNavColor: "Colours the bar at the top: `default`, or six hex digits with a leading `#`.",
  fontSize: "Chooses the size of text.",
} as const;
type Property = keyof typeof documentedProperties;

const changeOf = (property: Property): Call =>
  defineCall({
    name: `setTheme_${property}`,
    method: "post",
    path: `/api/themes/${property}/{themeId}`,
    tag: "Themes",
    title: documentedProperties[property],
    text: ownerText,
    params: z.object({ themeId: recordId }),
    body: owner.extend({ [property]: properties.shape[property] }),
    answer: changedTheme,
    answerText: "The theme as it is now.",
    async act(request) {
      const accountId = await requireOwn(request);
      const chosen: SetThemeInput = themeSchema.partial().parse({ [property]: request.body[property] });
      return {
        ...present(await request.caller.session.setTheme(chosen), accountId),
        msg: request.say("messages:themeChanged"),
      };
    },
  });

const resetTheme = defineCall({
  name: "resetTheme",
  method: "post",
  path: "/api/themes/resetTheme/{themeId}",
  tag: "Themes",
  title: "Puts the theme back to how it came.",
  text: `The language stays. ${ownerText}`,
  params: z.object({ themeId: recordId }),
  body: owner,
  answer: changedTheme,
  answerText: "The theme as it is now.",
  async act(request) {
    const accountId = await requireOwn(request);
    return {
      ...present(await request.caller.session.resetTheme(), accountId),
      msg: request.say("messages:themeChanged"),
    };
  },
});

const readTheme = defineCall({
  name: "readTheme",
  method: "get",
  path: "/api/themes/themedetails/{userId}",
  tag: "Themes",
  title: "Reads the theme of the account.",
  text: "Themes of others are nobody's business: they are refused.",
  params: z.object({ userId: recordId }),
  body: nothing,
  answer: theme,
  answerText: "The theme.",
  async act(request) {
    const accountId = await ownAccount(request);
    if (request.params.userId !== accountId) throw new AppError("forbidden", "rest:ownThemeOnly");
    return present(await request.caller.session.theme(), accountId);
  },
});

export const themeCalls: readonly Call[] = [
  changeOf("navCollapsed"),
  changeOf("currentTheme"),
  changeOf("navType"),
  changeOf("sideNavTheme"),
  changeOf("topNavColor"),
  changeOf("fontSize"),
  resetTheme,
  readTheme,
];
