import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { cn } from "../lib/cn.ts";
import { withMod } from "../lib/keys.ts";
import { Avatar, type Person } from "../primitives/avatar.tsx";
import { Button } from "../primitives/button.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { useWords } from "../primitives/words.tsx";

export type CommentEntry = {
  id: string;
  author: Person;
  at: string;
  body: ReactNode;
  /** What was sent with it. */
  files?: ReactNode;
  tools?: ReactNode;
};

export function CommentList({ label, comments }: { label: string; comments: readonly CommentEntry[] }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3.5 text-sm">
      {comments.map((comment) => (
        <li key={comment.id} className="flex gap-3">
          <Avatar person={comment.author} decorative />
          <div className="min-w-0 flex-1">
            <p className="flex items-baseline gap-2">
              <bdi className="font-semibold">{comment.author.name}</bdi>
              <time className="text-muted-foreground text-xs">{comment.at}</time>
              {comment.tools ? <span className="ms-auto">{comment.tools}</span> : null}
            </p>
            <div dir="auto" className="mt-0.5 whitespace-pre-wrap break-words">
              {comment.body}
            </div>
            {comment.files}
          </div>
        </li>
      ))}
    </ol>
  );
}

export type CommentComposerProps = {
  /** The draft text. The caller keeps it, and empties it once it is sent. */
  text: string;
  onText: (text: string) => void;
  /** Resolves once it is sent; what was written stays in the field when it is refused. */
  onSend: (text: string) => Promise<void>;
  people?: readonly Person[];
  /** Beside the way to send: adding a file. */
  tools?: ReactNode;
  /** What goes along with the text. */
  attachments?: ReactNode;
};

const mostOffered = 6;

/** Ctrl or Cmd and Enter sends. "@" and letters offer people by name: arrows choose, Enter or Tab takes, Esc leaves it. */
export function CommentComposer(props: CommentComposerProps) {
  const { text, onText, onSend, people = [], tools, attachments } = props;
  const say = useWords();
  const listId = useId();
  const [sending, setSending] = useState(false);
  const offers = useOffers(text, onText, people);
  const send = async () => {
    if (text.trim() === "" || sending) return;
    setSending(true);
    try {
      await onSend(text.trim());
    } catch {
      // The caller has shown the reason.
    } finally {
      setSending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      // A form around it would take the same keys for its own saving.
      event.stopPropagation();
      void send();
    } else if (offers.take(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const hasOffers = offers.people.length > 0;
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        aria-label={say("comment")}
        placeholder={say("comment")}
        rows={1}
        className="min-h-control-lg"
        value={text}
        // It is emptied once it is sent, with whatever was added meanwhile.
        readOnly={sending}
        aria-controls={hasOffers ? listId : undefined}
        aria-activedescendant={hasOffers ? `${listId}-${offers.at}` : undefined}
        onChange={(event) => {
          onText(event.target.value);
          offers.reset();
        }}
        onKeyDown={onKeyDown}
      />
      <MentionOffers listId={listId} people={offers.people} at={offers.at} onMention={offers.mention} />
      {attachments}
      {tools || text.trim() !== "" ? (
        <div className="flex items-center justify-between gap-2">
          <span>{tools}</span>
          {text.trim() === "" ? null : (
            <Button variant="primary" kbd={withMod("↵")} busy={sending} onClick={() => void send()}>
              {say("send")}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

const beganMention = /@([\p{L}\p{M}-]*)$/u;

/** The people whose names begin like what is after the last "@". */
function useOffers(text: string, setText: (text: string) => void, all: readonly Person[]) {
  const [at, setAt] = useState(0);
  const [isLeft, setIsLeft] = useState(false);
  const typed = beganMention.exec(text)?.[1];
  const people =
    typed === undefined || isLeft
      ? []
      : all.filter((person) => startsWithWord(person.name, typed)).slice(0, mostOffered);
  const mention = (person: Person) => setText(text.replace(beganMention, `@${person.name} `));
  /** Whether the key was meant for the offers. */
  const take = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const chosen = people[at];
    if (!chosen) return false;
    if (key === "ArrowDown" || key === "ArrowUp") {
      const step = key === "ArrowDown" ? 1 : people.length - 1;
      setAt((at + step) % people.length);
      return true;
    }
    if (key === "Escape") {
      setIsLeft(true);
      return true;
    }
    if (key !== "Enter" && (key !== "Tab" || shiftKey)) return false;
    mention(chosen);
    return true;
  };
  const reset = () => {
    setAt(0);
    setIsLeft(false);
  };
  return { people, at, mention, take, reset };
}

interface MentionOffersProps {
  listId: string;
  people: readonly Person[];
  at: number;
  onMention: (person: Person) => void;
}

function MentionOffers({ listId, people, at, onMention }: MentionOffersProps) {
  const say = useWords();
  if (people.length === 0) return null;
  return (
    <div id={listId} role="listbox" aria-label={say("mention")} tabIndex={-1} className="surface flex flex-col p-1">
      {people.map((person, index) => (
        // The field keeps the focus, and its keys choose.
        <button
          key={person.name}
          id={`${listId}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMention(person)}
          className={cn(
            "flex min-h-control cursor-default items-center gap-2 rounded-sm px-2 text-start text-sm hover:bg-accent touch:min-h-touch",
            index === at && "bg-accent",
          )}
        >
          <Avatar person={person} size="sm" decorative />
          <bdi>{person.name}</bdi>
        </button>
      ))}
    </div>
  );
}

function startsWithWord(name: string, typed: string): boolean {
  const wanted = typed.toLocaleLowerCase();
  return name.split(/\s+/u).some((word) => word.toLocaleLowerCase().startsWith(wanted));
}
