/** One function of the add-in's functions.json, as far as the workbench reads it. */
export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly helpUrl?: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly options?: {
    readonly requiresAddress?: boolean;
    readonly requiresParameterAddresses?: boolean;
  };
}

/** A parameter of a function. */
interface ParameterMetadata {
  readonly name: string;
  readonly description?: string;
  readonly dimensionality?: "scalar" | "matrix";
  readonly optional?: boolean;
  readonly repeating?: boolean;
}

/** Reads the add-in's functions, with their descriptions in `language` where the add-in has them. */
export async function readFunctions(folder: string, language: string): Promise<FunctionMetadata[]> {
  const localized =
    language === "en-US" ? null : await fetch(`${folder}functions.${language}.json`);
  const response = localized?.ok ? localized : await fetch(`${folder}functions.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return ((await response.json()) as { functions: FunctionMetadata[] }).functions;
}
