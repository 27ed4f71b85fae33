import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Avatar, type Person } from "../primitives/avatar.tsx";
import { Button } from "../primitives/button.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { useWords } from "../primitives/words.tsx";

export type CommentEntry = { id: string; author: Person; at: string; body: ReactNode; tools?: ReactNode };

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
          </div>
        </li>
      ))}
    </ol>
  );
}

export type CommentComposerProps = {
  /** Resolves once it is kept; what was written stays in the field when it is refused. */
  onSend: (text: string) => Promise<void>;
  people?: readonly Person[];
};

/** Ctrl or Cmd and Enter sends. "@" and letters offer people by name. */
export function CommentComposer({ onSend, people = [] }: CommentComposerProps) {
  const say = useWords();
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const typedName = /@([\p{L}\p{M}-]*)$/u.exec(text)?.[1];
  const offered =
    typedName === undefined ? [] : people.filter((person) => startsWithWord(person.name, typedName)).slice(0, 5);
  const send = async () => {
    if (text.trim() === "" || sending) return;
    setSending(true);
    try {
      await onSend(text.trim());
      setText("");
    } finally {
      setSending(false);
    }
  };
  const mention = (person: Person) => setText(text.replace(/@[\p{L}\p{M}-]*$/u, `@${person.name} `));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      void send();
    }
    const [first] = offered;
    if (event.key === "Tab" && first && !event.shiftKey) {
      event.preventDefault();
      mention(first);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        aria-label={say("comment")}
        placeholder={say("comment")}
        rows={1}
        className="min-h-control-lg"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <MentionOffers people={offered} onMention={mention} />
      {text.trim() === "" ? null : (
        <Button variant="primary" kbd="⌘↵" className="self-end" busy={sending} onClick={() => void send()}>
          {say("send")}
        </Button>
      )}
    </div>
  );
}

function MentionOffers({ people, onMention }: { people: readonly Person[]; onMention: (person: Person) => void }) {
  if (people.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {people.map((person) => (
        <li key={person.name}>
          <Button size="sm" onClick={() => onMention(person)}>
            <Avatar person={person} size="sm" decorative />
            {person.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function startsWithWord(name: string, typed: string): boolean {
  const wanted = typed.toLocaleLowerCase();
  return name.split(/\s+/u).some((word) => word.toLocaleLowerCase().startsWith(wanted));
}
