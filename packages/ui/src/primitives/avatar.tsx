import { cva, type VariantProps } from "class-variance-authority";
import { useState } from "react";
import { cn } from "../lib/cn.ts";
import { textTokenOn } from "../lib/text-on.ts";

const avatarVariants = cva(
  "inline-flex flex-none select-none items-center justify-center overflow-hidden rounded-full font-semibold",
  {
    variants: {
      size: {
        sm: "size-5 text-2xs",
        md: "size-6 text-2xs tracking-[-0.03em]",
        lg: "size-8 text-xs",
        touch: "size-11 text-sm",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export type Person = {
  name: string;
  /** Six hex digits with a leading #, the person's own color. */
  color: string;
  photoUrl?: string | null;
};

/** At most two letters: the first of the first and of the last word, or the first two of a single CJK name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? "")];
  const last = words.length > 1 ? [...(words.at(-1) ?? "")] : [];
  const letters = last.length > 0 ? [first[0], last[0]] : first.slice(0, /\p{Script=Latin}/u.test(name) ? 1 : 2);
  return letters.join("").toLocaleUpperCase();
}

/** At 20 px only one letter can be read. */
function shownInitials(name: string, size: AvatarProps["size"]): string {
  return size === "sm" ? ([...initials(name)][0] ?? "") : initials(name);
}

export type AvatarProps = VariantProps<typeof avatarVariants> & {
  person: Person;
  /** Set where the name already is beside it. */
  decorative?: boolean;
  className?: string;
};

export function Avatar({ person, size, decorative, className }: AvatarProps) {
  const [photoFailed, setPhotoFailed] = useState(false);
  const naming = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": person.name, title: person.name };
  return (
    <span
      {...naming}
      className={cn(avatarVariants({ size }), className)}
      style={{ backgroundColor: person.color, color: textTokenOn(person.color) }}
    >
      {person.photoUrl && !photoFailed ? (
        <img src={person.photoUrl} alt="" className="size-full object-cover" onError={() => setPhotoFailed(true)} />
      ) : (
        shownInitials(person.name, size)
      )}
    </span>
  );
}

/** People side by side; where more than `limit` places are needed, the last is a number whose title names the rest. */
export function AvatarStack({
  people,
  limit = 3,
  size,
}: {
  people: readonly Person[];
  limit?: number;
  size?: AvatarProps["size"];
}) {
  const shown = people.length > limit ? people.slice(0, limit - 1) : people;
  const hidden = people.slice(shown.length);
  return (
    <span className="flex gap-0.5">
      {shown.map((person) => (
        <Avatar key={person.name} person={person} size={size} />
      ))}
      {hidden.length > 0 ? (
        <span
          title={hidden.map((person) => person.name).join("\n")}
          className={cn(avatarVariants({ size }), "bg-secondary text-2xs text-secondary-foreground tabular-nums")}
        >
          <bdi dir="ltr">+{hidden.length}</bdi>
        </span>
      ) : null}
    </span>
  );
}
