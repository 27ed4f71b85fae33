import type { SignInInput } from "@ymp/api/modules/session/session.schema";
import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useFaultText } from "../../lib/use-fault-text.ts";

const fields = ["login", "password", "code"] as const;
type SignInField = (typeof fields)[number];
type Faults = Partial<Record<SignInField, string>>;

const untouched: SignInInput = { login: "", password: "", staysSignedIn: true };

interface Checked {
  input: SignInInput | null;
  faults: Faults;
}

/** The procedure's own schema, which arrives after the form: nothing is checked before somebody has typed. */
async function look(draft: SignInInput): Promise<Checked> {
  const { signInInput } = await codeInTime(() => import("@ymp/api/modules/session/session.schema"));
  const { data = null, error } = signInInput.safeParse(draft);
  const issues = error?.issues ?? [];
  const faultOf = (field: SignInField) => issues.find(({ path }) => path[0] === field)?.message;
  return { input: data, faults: Object.fromEntries(fields.map((field) => [field, faultOf(field)])) };
}

/** Without the schema the server checks alone. */
const check = (draft: SignInInput): Promise<Checked> => look(draft).catch(() => ({ input: draft, faults: {} }));

/**
 * What is typed to sign in, as other forms do it but without the library they share, which is a tenth of all that has to
 * arrive before somebody can sign in. Faults are told on leaving a field, and from then on while it is mended.
 */
export function useSignInForm(send: (input: SignInInput) => void) {
  const faultText = useFaultText();
  const [draft, setDraft] = useState(untouched);
  const [faults, setFaults] = useState<Faults>({});
  const [isChecking, setChecking] = useState(false);
  const left = useRef(new Set<SignInField>());
  const form = useRef<HTMLFormElement>(null);

  const focus = (field: SignInField | undefined) => {
    const control = field && form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  const tell = (found: Faults) => {
    setFaults(found);
    focus(fields.find((field) => found[field]));
  };
  const lookAt = async (field: SignInField, next: SignInInput) => {
    const found = await check(next);
    setFaults((told) => ({ ...told, [field]: found.faults[field] }));
  };
  const change = (changed: Partial<SignInInput>) => setDraft((now) => ({ ...now, ...changed }));

  return {
    form,
    draft,
    isChecking,
    change,
    tell,
    /** Who sends it must not send it twice, so it is busy while it is checked. */
    async submit(event: FormEvent) {
      event.preventDefault();
      if (isChecking) return;
      setChecking(true);
      const { input, faults: found } = await check(draft).finally(() => setChecking(false));
      tell(found);
      if (input) send(input);
    },
    /** Puts what the server found fault with at its fields. */
    tellRefusal: (error: unknown) => tell(refusalOf(error)?.fields ?? {}),
    /** As it was before anybody typed there. */
    empty(...emptied: SignInField[]) {
      for (const field of emptied) left.current.delete(field);
      const none = Object.fromEntries(emptied.map((field) => [field, undefined]));
      setDraft((now) => ({ ...now, ...none, password: emptied.includes("password") ? "" : now.password }));
      setFaults((told) => ({ ...told, ...none }));
    },
    faultOf: (field: SignInField) => faultText(faults[field] === undefined ? undefined : { message: faults[field] }),
    control: (field: SignInField) => ({
      name: field,
      value: draft[field] ?? "",
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        change({ [field]: value });
        if (left.current.has(field) || faults[field]) void lookAt(field, { ...draft, [field]: value });
      },
      onBlur: () => {
        left.current.add(field);
        void lookAt(field, draft);
      },
    }),
  };
}

export type SignInForm = ReturnType<typeof useSignInForm>;
