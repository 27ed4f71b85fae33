import { Check, ChevronDown } from "lucide-react";
import { Select as RadixSelect } from "radix-ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import { floatingClass } from "../lib/floating-class.ts";
import { useLayer } from "../lib/layers.ts";
import { menuItemClass } from "./dropdown-menu.tsx";
import { fieldBox } from "./input.tsx";

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
};

export type SelectProps<Value extends string> = Omit<ComponentProps<"button">, "value" | "onChange" | "children"> & {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  size?: "sm" | "md" | "lg" | "touch";
  name?: string;
};

/** One of a short, known list. For long or remote lists use the combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, size, className, disabled, name, dir: _dir, ...trigger } = props;
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <RadixSelect.Root value={value ?? ""} onValueChange={choose} onOpenChange={setOpen} disabled={disabled} name={name}>
      <RadixSelect.Trigger
        className={cn(
          fieldBox({ size }),
          "justify-between py-1 text-start disabled:opacity-50 data-placeholder:text-muted-foreground",
          className,
        )}
        {...trigger}
      >
        <span className="flex min-w-0 items-center gap-2 break-words [&_svg]:size-4 [&_svg]:flex-none">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden className="size-3.5 flex-none text-muted-foreground" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          collisionPadding={12}
          className={cn(
            floatingClass,
            "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden",
          )}
        >
          <RadixSelect.Viewport className="p-1">
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function SelectItem({ option }: { option: SelectOption }) {
  return (
    <RadixSelect.Item value={option.value} disabled={option.disabled} className={cn(menuItemClass, "pe-8")}>
      <RadixSelect.ItemText>
        <span className="flex items-center gap-2">
          {option.icon}
          <span dir="auto" className="min-w-0">
            {option.label}
          </span>
        </span>
      </RadixSelect.ItemText>
      <RadixSelect.ItemIndicator className="absolute end-3">
        <Check />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
