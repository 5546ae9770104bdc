import ts from 'typescript';

/** The most types within each other: a type nested deeper is written as `…`. */
const MOST_DEPTH = 4;
/** A union of more values is written as `string`: such values are keys of a table, recorded elsewhere. */
const MOST_VALUES = 20;
const { SymbolFlags } = ts;
const NAMED = SymbolFlags.Class | SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.TypeParameter;

/**
 * Writes types as text, with sorted unions and fields, so that every machine writes the same. Types with an
 * exported name, or of another package, are written as their name, others with their structure.
 */
export class TypeText {
  private readonly checker: ts.TypeChecker;
  private readonly folder: string;
  private readonly exported: ReadonlySet<ts.Symbol>;

  constructor(checker: ts.TypeChecker, folder: string, exported: ReadonlySet<ts.Symbol>) {
    this.checker = checker;
    this.folder = folder;
    this.exported = exported;
  }

  isOwn(symbol: ts.Symbol): boolean {
    return isDeclaredIn(symbol, this.folder);
  }

  /** Return the fields that the package itself declares. */
  fieldsOf(type: ts.Type): ts.Symbol[] {
    return type.getProperties().filter((field) => this.isOwn(field) && isPublic(field));
  }

  /** Return the type of a field or a parameter, with the names that its declaration uses. */
  ofSymbol(symbol: ts.Symbol, depth = 0): string {
    const type = this.checker.getTypeOfSymbol(symbol);
    const { type: node } = (symbol.valueDeclaration ?? {}) as { type?: ts.TypeNode };
    const written = node && this.checker.getTypeFromTypeNode(node);
    // A field of a generic or mapped type has another type than its declaration.
    const isSame = written?.getNonNullableType() === type.getNonNullableType();
    return isSame ? this.of(written, depth, node) : this.of(type, depth);
  }

  of(type: ts.Type, depth = 0, node?: ts.TypeNode): string {
    const at = (other: ts.TypeNode) => this.of(this.checker.getTypeFromTypeNode(other), depth + 1, other);
    if (node && ts.isTypeReferenceNode(node)) {
      const symbol = this.checker.getSymbolAtLocation(node.typeName);
      const origin = symbol && originOf(symbol, this.checker);
      const name = this.publicName(origin);
      if (name) return name + listOf(node.typeArguments?.map(at));
      const alias = origin?.declarations?.find(ts.isTypeAliasDeclaration);
      if (alias && !alias.typeParameters) return this.of(type, depth, alias.type);
    } else if (node) {
      if (ts.isUnionTypeNode(node)) return unionOf(node.types.map(at));
      if (ts.isArrayTypeNode(node)) return arrayOf(at(node.elementType));
      if (ts.isMappedTypeNode(node) || ts.isTypeQueryNode(node)) return node.getText();
      return this.structureOf(type, depth);
    }
    return this.nameOf(type, depth) ?? this.structureOf(type, depth);
  }

  nameOf(type: ts.Type, depth = 0): string | undefined {
    const name = this.isList(type) ? undefined : this.publicName(type.aliasSymbol ?? type.symbol);
    const values = type.aliasSymbol ? type.aliasTypeArguments : this.argumentsOf(type);
    return name && name + listOf(values?.map((one) => this.of(one, depth + 1)));
  }

  isList(type: ts.Type): boolean {
    return this.checker.isArrayType(type) || this.checker.isTupleType(type);
  }

  private publicName(symbol: ts.Symbol | undefined): string | undefined {
    if (!symbol || !(symbol.flags & NAMED)) return undefined;
    return this.exported.has(symbol) || !this.isOwn(symbol) ? symbol.name : undefined;
  }

  private argumentsOf(type: ts.Type): readonly ts.Type[] {
    return isObject(type) && 'target' in type ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  private structureOf(type: ts.Type, depth: number): string {
    const inner = (other: ts.Type) => this.of(other, depth + 1);
    const marked = (one: ts.Symbol, name = '') =>
      `${name}${isOptional(one) ? '?' : ''}${name && ':'}${this.ofSymbol(one, depth + 1)}`;
    if (depth > MOST_DEPTH) return '…';
    if (this.isList(type)) return arrayOf(unionOf(this.argumentsOf(type).map(inner)));
    if (type.isUnion()) return type.types.length > MOST_VALUES ? 'string' : unionOf(type.types.map(inner));
    // A string literal with spaces is text that may change, such as an icon's drawing, so do not record it.
    if (type.isStringLiteral() && type.value.includes(' ')) return 'string';
    if (type.flags & ts.TypeFlags.IndexedAccess) {
      const { objectType, indexType } = type as ts.IndexedAccessType;
      return `${inner(objectType)}[${inner(indexType)}]`;
    }
    if (!isObject(type)) return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    const [call] = type.getCallSignatures();
    if (!call) {
      return `{${this.fieldsOf(type)
        .map((one) => marked(one, one.name))
        .sort()
        .join()}}`;
    }
    return `(${call
      .getParameters()
      .map((one) => marked(one))
      .join()})=>${inner(call.getReturnType())}`;
  }
}

export const originOf = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

export const isDeclaredIn = ({ declarations = [] }: ts.Symbol, folder: string) =>
  declarations.some((at) => at.getSourceFile().fileName.includes(`${folder}/`));

export const isObject = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

export const isOptional = ({ flags, valueDeclaration: at }: ts.Symbol) =>
  (flags & SymbolFlags.Optional) !== 0 ||
  Boolean(at && ts.isParameter(at) && (at.questionToken ?? at.initializer ?? at.dotDotDotToken));

const isPublic = ({ valueDeclaration: at }: ts.Symbol) =>
  !at || !(ts.getCombinedModifierFlags(at) & ts.ModifierFlags.NonPublicAccessibilityModifier);

const listOf = (texts: readonly string[] = []) => (texts.length > 0 ? `<${texts.join()}>` : '');

const arrayOf = (text: string) => (/\||=>/.test(text) ? `(${text})[]` : `${text}[]`);

function unionOf(texts: readonly string[]): string {
  const members = new Set(texts.map((text) => (text.includes('=>') ? `(${text})` : text)));
  if (members.delete('false') && members.delete('true')) members.add('boolean');
  return [...members].sort().join('|');
}
