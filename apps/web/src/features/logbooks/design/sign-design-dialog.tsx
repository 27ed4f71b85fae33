import { useRouter } from "@tanstack/react-router";
import { volumePath } from "@ymp/core/books/book-addresses";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type RefObject, useRef, useState } from "react";
import { refusalOf } from "../../../app/failures.ts";
import { useSession } from "../../../app/session.ts";
import { SignDialog } from "../../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useDesignLogbook, useOpenLogbook } from "../logbooks.mutations.ts";
import type { Book } from "../logbooks.queries.ts";
import { type BookDesign, sentColumns } from "./book-design.ts";

export interface SignDesignProps {
  design: BookDesign;
  /** Absent where the book is opened by it. */
  book: Book | undefined;
  onSigned: () => void;
  onClose: () => void;
}

/** The master signs the design: a book is opened by it, or is kept so from now on. */
export function SignDesignDialog(props: SignDesignProps) {
  return props.book ? <SignAnew {...props} book={props.book} /> : <SignOpening {...props} />;
}

function useWayOn(onSigned: () => void) {
  const router = useRouter();
  const goesOn = useRef(false);
  const leave = (id: string) => {
    goesOn.current = true;
    onSigned();
    void router.navigate({ href: volumePath({ id, kind: "custom" }) });
  };
  return [goesOn, leave] as const satisfies [RefObject<boolean>, unknown];
}

function SignOpening({ design, onSigned, onClose }: SignDesignProps) {
  const { t } = useTranslation("logbooks");
  const { account } = useSession();
  const open = useOpenLogbook();
  const [goesOn, leave] = useWayOn(onSigned);
  const [number, setNumber] = useState("");
  const [place, setPlace] = useState("");
  const faults = refusalOf(open.error)?.fields ?? {};
  const faultOf = (field: string) => (faults[field] === undefined ? undefined : t(faults[field]));
  const { id, title, columns, signers } = design;
  return (
    <SignDialog
      title={t("open")}
      subtitle={title}
      submit={t("openSign")}
      signer={{ name: account.name, rank: account.jobTitle }}
      capacity={t("capacity.master")}
      isIncomplete={number.trim() === "" || place.trim() === ""}
      goesOn={goesOn}
      busy={open.isPending}
      error={open.error}
      onSign={(signing) => {
        const form = { title: title.trim(), columns: sentColumns(columns), signers };
        const opening = { id, kind: "custom" as const, number: number.trim(), place: place.trim(), form };
        open.mutate({ ...opening, ...signing }, { onSuccess: () => leave(id) });
      }}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("cover.number")} help={t("book-design:numberHelp")} error={faultOf("number")} required>
          <Input value={number} maxLength={40} autoComplete="off" onChange={({ target }) => setNumber(target.value)} />
        </Field>
        <Field label={t("cover.place")} error={faultOf("place")} required>
          <Input value={place} maxLength={80} autoComplete="off" onChange={({ target }) => setPlace(target.value)} />
        </Field>
      </div>
    </SignDialog>
  );
}

function SignAnew({ design, book, onSigned, onClose }: SignDesignProps & { book: Book }) {
  const { t } = useTranslation("book-design");
  const { account } = useSession();
  const anew = useDesignLogbook();
  const [goesOn, leave] = useWayOn(onSigned);
  const { title, columns, signers, version = book.version } = design;
  return (
    <SignDialog
      title={t("signTitle")}
      subtitle={title}
      submit={t("sign")}
      signer={{ name: account.name, rank: account.jobTitle }}
      capacity={t("logbooks:capacity.master")}
      goesOn={goesOn}
      busy={anew.isPending}
      error={anew.error}
      onSign={(signing) => {
        const written = { id: book.id, version, columns: sentColumns(columns), signers };
        anew.mutate({ ...written, ...signing }, { onSuccess: () => leave(book.id) });
      }}
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("signText")}
      </p>
    </SignDialog>
  );
}
