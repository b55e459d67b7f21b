import type { ReactNode } from 'react'

/** One entry: a link, an action, or one choice of several. */
export interface MenuItem {
  label: string
  icon?: string
  href?: string
  onSelect?: () => void
  /** Makes it a choice; says whether it is the one made. */
  checked?: boolean
  /** Drawn apart from the entries above. */
  apart?: boolean
}

/** What a menu holds. */
export interface MenuContent {
  head?: ReactNode
  items: MenuItem[]
}
