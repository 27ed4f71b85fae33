import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@ymp/api/root";
import type { MessageParams } from "@ymp/core/errors";
import type { BrowserTranslator } from "@ymp/i18n/browser";

/** Has one of the account's keys sign what the server asks. */
export async function askKey(translator: BrowserTranslator, ask: () => Promise<PublicKeyCredentialRequestOptionsJSON>) {
  const optionsJSON = await withWords(translator, ask);
  return tellingWhy(optionsJSON.rpId, () => startAuthentication({ optionsJSON }));
}

/** Has a key of the account's made, as the server asks. */
export async function askForNewKey(
  translator: BrowserTranslator,
  ask: () => Promise<PublicKeyCredentialCreationOptionsJSON>,
) {
  const optionsJSON = await withWords(translator, ask);
  return tellingWhy(optionsJSON.rp.id, () => startRegistration({ optionsJSON }));
}

/** A refusal waits for the words it is told in. */
function withWords<Question>(translator: BrowserTranslator, ask: () => Promise<Question>): Promise<Question> {
  const words = translator.wordsOf("panels");
  return ask().finally(() => words);
}

/** What browsers call their refusals (WebAuthn level 2, 5.1.3 and 5.1.4); a key they do not find counts as cancelled. */
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: "keys:cancelled",
  AbortError: "keys:cancelled",
  SecurityError: "keys:elsewhere",
  InvalidStateError: "security:keys.known",
};

async function tellingWhy<Answer>(address: string | undefined, ask: () => Promise<Answer>): Promise<Answer> {
  if (!browserSupportsWebAuthn()) throw refusal("keys:unsupported");
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw refusal(sentences[name] ?? "keys:failed", { address: address ?? "" });
  }
}

/** The browser's refusal in the form of the server's, so that forms tell both alike. */
function refusal(messageKey: string, params: MessageParams = {}) {
  const data = { code: "invalid", messageKey, params, fields: {}, requestId: null, httpStatus: 400 } as const;
  return TRPCClientError.from<AppRouter>({ error: { message: messageKey, code: -32_600, data } });
}
