import { useFormWords } from "./form-words.ts";

/** Words of the form in English, as they are in the book, with the reader's language beside. */
export function FormText({ english, className }: { english: string; className?: string }) {
  const beside = useFormWords()(english);
  return (
    <span className={className}>
      <span lang="en">{english}</span>
      {beside === null || beside === english ? null : (
        <span dir="auto" className="ms-1.5 font-normal text-muted-foreground">
          {beside}
        </span>
      )}
    </span>
  );
}
